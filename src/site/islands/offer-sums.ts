/** On the page of an offer: its sums follow the options that are ticked, as the server reckons them. Without it a button asks for the page again. */
const form = document.querySelector<HTMLFormElement>('form[data-sums]')
const button = form?.querySelector('button')
let asked = 0

form?.addEventListener('change', () => {
  follow(form).catch(() => {
    // Without an answer the page is asked for all the same.
    if (button) form.querySelector('fieldset')?.append(button)
  })
})
button?.remove()

async function follow(of: HTMLFormElement) {
  asked += 1
  const mine = asked
  const chosen = [...new FormData(of)].map(([, value]) => String(value))
  const query = new URLSearchParams(chosen.map((id) => ['val', id]))
  const response = await fetch(`${of.dataset.sums}?${query}`)
  if (!response.ok) throw new Error('No sums')
  const sums: Record<string, string> = await response.json()
  // A later tick has asked again.
  if (mine !== asked) return
  for (const sum of document.querySelectorAll<HTMLElement>('[data-sum]')) sum.textContent = sums[sum.dataset.sum ?? ''] ?? sum.textContent
  carryOn(chosen)
}

/** What is chosen goes along to the next step. */
function carryOn(chosen: readonly string[]) {
  const next = document.querySelector('form[data-next] fieldset')
  if (!next) return
  for (const before of next.querySelectorAll('input[name="val"]')) before.remove()
  for (const id of chosen) next.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'val', value: id }))
}
