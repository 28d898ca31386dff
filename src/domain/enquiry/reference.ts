/** Whether it has the form of a request's reference, as `F-7K3M9QA`. */
export function isReference(text: string): boolean {
  return /^F-[0-9A-Z]{7}$/.test(text)
}
