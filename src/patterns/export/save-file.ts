import { removeInvisibleCharacters } from '@/design-system/components/FileDrop/file-item'

/** The object URL is revoked after this time. The time is long, because Safari shows a prompt before it reads the file. */
const readingMs = 60_000

/** Downloads a file under the given name. */
export function saveFile(file: Blob, name: string) {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: sanitizeName(name) }).click()
  setTimeout(() => URL.revokeObjectURL(href), readingMs)
}

/** Replaces characters that file systems reject, because a name can contain user input. */
const sanitizeName = (name: string) =>
  removeInvisibleCharacters(name)
    .replace(/[<>:"/\\|?*]+/g, '-')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .slice(-120) || 'archivo'
