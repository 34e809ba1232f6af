import { shownName } from '@/design-system/components/FileDrop/file-item'

/** Some browsers read the file long after the press: Safari asks first whether to save it. */
const readingMs = 60_000

/** Hands a file to the browser's downloads under a name. */
export function saveFile(file: Blob, name: string) {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: safeName(name) }).click()
  setTimeout(() => URL.revokeObjectURL(href), readingMs)
}

/** What a file system may refuse in a name becomes a dash: a name may hold what somebody typed. */
const safeName = (name: string) =>
  shownName(name)
    .replace(/[<>:"/\\|?*]+/g, '-')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .slice(-120) || 'archivo'
