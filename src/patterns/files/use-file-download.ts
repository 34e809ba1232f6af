import type { MouseEvent } from 'react'
import { downloadFile } from '@/api/fetch-file'
import { config } from '@/config'
import { downloads } from '@/copy/downloads'
import { removeInvisibleCharacters } from '@/design-system/components/FileDrop/file-item'
import { isPlainClick } from '@/is-plain-click'
import { saveFile } from '../export/save-file'
import { useNotify } from '../notify/use-notify'
import { getOwnOrigins } from './own-origins'

/**
 * Returns the props of a link that downloads the file at `address` under the name `name`. Browsers ignore the attribute
 * `download` of links to other origins, and the API and the storage may be such origins. A plain click on a link to the
 * portal, the API or the storage therefore fetches and saves the file. Any other file opens in a new tab.
 */
export function useFileDownload(name: string, address = '') {
  const notify = useNotify()
  const fetchableOrigins = [...getOwnOrigins(), ...config().storageOrigins]
  const save = async () => {
    try {
      saveFile(await downloadFile(address), name)
    } catch {
      notify.error(downloads.broken)
    }
  }
  return {
    href: address,
    download: removeInvisibleCharacters(name),
    target: '_blank',
    rel: 'noopener noreferrer',
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event) || !fetchableOrigins.includes(new URL(address).origin)) return
      event.preventDefault()
      void save()
    },
  }
}
