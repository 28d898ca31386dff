/** What the visitor's device can do with a file. */

/** Whether it shows a model in the room by a link with `rel="ar"`, as iPhones and iPads do. */
export function showsModels(): boolean {
  return document.createElement('a').relList.supports('ar')
}

/** Whether it hands a picture on by a sheet of its own. */
export function sharesPictures(): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [new File([], 'bild.png', { type: 'image/png' })] })
}

/** By that sheet. Whether it was opened: a browser refuses if the visitor's tap was too long ago. */
export async function share(file: File, title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title, url })
    return true
  } catch (error) {
    // The visitor has closed the sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return true
    console.warn(error)
    return false
  }
}

export function download(file: File) {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
