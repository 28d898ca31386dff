/** The code of the form's photos, loaded with the first of them. */
export { makeAlbum } from './album.ts'
export { ChosenInWords, ChosenPhotos } from './chosen-photos.tsx'
export { sendPhotos } from './send-photos.tsx'
