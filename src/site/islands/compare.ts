/** Moves the cut between the two pictures. A native slider lies over them, so mouse, touch and keyboard work by themselves. */
const slider = document.querySelector<HTMLInputElement>('.slider')

function cut() {
  slider?.parentElement?.style.setProperty('--divider', `${slider.value}%`)
}

slider?.addEventListener('input', cut)
// After going back, the browser restores the slider's value, later than this runs.
addEventListener('pageshow', cut)
