/** A real slider over the two pictures brings mouse, touch and keyboard along; here it moves the cut between them. */
const slider = document.querySelector<HTMLInputElement>('.slider')

function cut() {
  slider?.parentElement?.style.setProperty('--divider', `${slider.value}%`)
}

slider?.addEventListener('input', cut)
// A browser that comes back to the page has kept where the slider was.
cut()
