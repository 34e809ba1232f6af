import { Download } from 'lucide-react'
import { downloads } from '@/copy/downloads'
import { Menu } from '@/design-system/components/Menu/Menu'
import { type Day, formatDay } from '@/domain/days'
import { saveFile } from '@/patterns/export/save-file'
import { useNotify } from '@/patterns/notify/use-notify'
import { useSession } from '@/session/use-session'
import { copy } from './copy'
import type { FileFormat } from './create-files'
import type { PlacedExpiry } from './placed-expiries'

const words = copy.download
const formats: readonly (readonly [FileFormat, string])[] = [
  ['ics', words.calendar],
  ['xlsx', words.excel],
  ['csv', words.csv],
]

interface DownloadMenuProps {
  /** The rows in the filter, on all pages and in the shown order. */
  rows: readonly PlacedExpiry[]
  day: Day
}

/** Saves the rows as a file. The code that creates the files is loaded only then. */
export function DownloadMenu({ rows, day }: DownloadMenuProps) {
  const { neighbourhood } = useSession()
  const notify = useNotify()
  const download = async (format: FileFormat) => {
    const fileName = words.fileName(neighbourhood.name, formatDay(day), format)
    try {
      const { fileCreators } = await import(/* webpackChunkName: "expiry-files" */ './create-files')
      saveFile(await fileCreators[format](rows, day), fileName)
      notify.success(downloads.done(fileName))
    } catch {
      notify.error(downloads.broken)
    }
  }
  return (
    <Menu
      label={words.label}
      hidesLabelOnPhones
      avatar={<Download size={20} aria-hidden="true" />}
      items={formats.map(([format, label]) => ({
        label,
        disabledReason: rows.length === 0 ? words.nothing : undefined,
        onSelect: () => void download(format),
      }))}
    />
  )
}
