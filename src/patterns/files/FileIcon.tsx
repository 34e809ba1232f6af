import { FileText, Image } from 'lucide-react'
import type { ComponentProps } from 'react'

/** The icon of a file: a picture if the file name has the extension of an image, otherwise a page of text. */
export function FileIcon({ name }: { name: string }) {
  const iconProps: ComponentProps<typeof Image> = { size: 20, 'aria-hidden': true }
  return /\.(?:png|jpe?g|gif|webp|avif)$/i.test(name) ? <Image {...iconProps} /> : <FileText {...iconProps} />
}
