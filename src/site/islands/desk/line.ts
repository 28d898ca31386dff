/** A line of the script's own in a form, with what can be done about it. */
export function lineWith(text: string, way: string, act: () => void): HTMLElement {
  const line = document.createElement('p')
  line.className = 'desk-line'
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button outlined'
  button.textContent = way
  button.addEventListener('click', act)
  line.append(text, ' ', button)
  return line
}
