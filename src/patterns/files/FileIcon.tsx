import { FileText, Image } from 'lucide-react'
import type { ComponentProps } from 'react'

/** What stands before the name of a file: a picture, or any other. */
export function FileIcon({ name }: { name: string }) {
  const look: ComponentProps<typeof Image> = { size: 20, 'aria-hidden': true }
  return /\.(?:png|jpe?g|gif|webp|avif)$/i.test(name) ? <Image {...look} /> : <FileText {...look} />
}
