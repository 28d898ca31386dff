import { projects } from '#content/projects.ts'

/**
 * Gives the cards of the list that lies packed for visitors without script (sections/project-list.tsx) what only the dialog
 * shows: each project's text, and a button where a link led to the picture's file.
 */
export function dressCards(list: Element) {
  for (const link of list.querySelectorAll<HTMLAnchorElement>('a[data-project]')) link.replaceWith(card(link))
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
