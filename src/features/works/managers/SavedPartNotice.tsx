import { Alert } from '@/design-system/components/Alert/Alert'
import { copy } from './copy'
import type { SavedPart } from './use-add-manager'

const words = copy.new

/** Tells which part of a manager was saved and what is missing. */
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
