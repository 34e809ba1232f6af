import { Alert } from '@/design-system/components/Alert/Alert'
import { copy } from './copy'
import type { SavedPart } from './use-add-manager'

const words = copy.new

/** What was saved of somebody although not all of it was, and what is still to do. */
export function SavedPartNotice({ kept: { person, manager } }: { kept: SavedPart }) {
  if (manager) {
    return (
      <Alert tone="success" title={words.added(manager.person.full_name)} isLive>
        {words.kept.contact}
      </Alert>
    )
  }
  return person ? (
    <Alert tone="success" isLive>
      {words.kept.person(person.full_name)}
    </Alert>
  ) : null
}
