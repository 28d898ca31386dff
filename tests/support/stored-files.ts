/** A file in a zip archive. `method` 0: as it is, not compressed. `from`: where its first byte lies in the archive. */
type StoredFile = { readonly name: string; readonly method: number; readonly from: number; readonly content: Buffer }

const LOCAL_FILE = 0x04034b50
const HEADER = 30

/** The files of an archive in order, by their own headers. */
export function storedFiles(archive: Buffer): readonly StoredFile[] {
  const files: StoredFile[] = []
  let at = 0
  while (archive.readUInt32LE(at) === LOCAL_FILE) {
    const [method, size, nameLength, extraLength] = [
      archive.readUInt16LE(at + 8),
      archive.readUInt32LE(at + 18),
      archive.readUInt16LE(at + 26),
      archive.readUInt16LE(at + 28),
    ]
    const from = at + HEADER + nameLength + extraLength
    files.push({ name: archive.toString('utf8', at + HEADER, at + HEADER + nameLength), method, from, content: archive.subarray(from, from + size) })
    at = from + size
  }
  return files
}
