import { projects } from '#content/projects.ts'

/**
 * The list that lies packed for visitors without script (sections/project-list.tsx), with what only the dialog shows: each
 * project's text, and a button where a link led to the picture's file.
 */
export function projectCards(packed: Element): Element {
  const list = new DOMParser().parseFromString(packed.textContent, 'text/html').body.firstElementChild
  if (!list) throw new Error('There is no list of projects in the page.')
  for (const link of list.querySelectorAll('a')) link.replaceWith(card(link))
  return list
}

function card(link: HTMLAnchorElement): HTMLButtonElement {
  const { project = '' } = link.dataset
  const text = document.createElement('span')
  text.textContent = projects.find(({ picture }) => picture === project)?.description ?? ''
  const button = document.createElement('button')
  button.type = 'button'
  Object.assign(button.dataset, { ...link.dataset, large: link.href })
  button.append(...link.childNodes)
  button.querySelector('strong')?.after(text)
  return button
}
