import type { MouseEvent } from 'react'
import { downloadFile } from '@/api/download-file'
import { config } from '@/config'
import { downloads } from '@/copy/downloads'
import { shownName } from '@/design-system/components/FileDrop/file-item'
import { saveFile } from '../export/save-file'
import { useNotify } from '../notify/use-notify'
import { ownOrigins } from './own-origins'

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * What makes a link download a file under its own name. A browser forgets the name where the file is at another origin,
 * so the page reads it itself where its policy lets it; any other file opens in a tab.
 */
export function useFileDownload(name: string, address: string) {
  const notify = useNotify()
  const readable = [...ownOrigins(), ...config().storageOrigins]
  const save = async () => {
    try {
      saveFile(await downloadFile(address), name)
    } catch {
      notify.error(downloads.broken)
    }
  }
  return {
    href: address,
    download: shownName(name),
    target: '_blank',
    rel: 'noopener noreferrer',
    onClick: (event: MouseEvent) => {
      if (!isPlain(event) || !readable.includes(new URL(address).origin)) return
      event.preventDefault()
      void save()
    },
  }
}
