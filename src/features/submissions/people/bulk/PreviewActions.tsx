import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { Button } from '@/design-system/components/Button/Button'
import { copy as peopleCopy } from '../copy'
import { maxPeople } from '../duplicate-people'
import { copy } from './copy'
import type { useWorkerList } from './use-worker-list'

const { preview: words } = copy

interface PreviewActionsProps {
  list: ReturnType<typeof useWorkerList>
  people: readonly SubmissionPerson[]
  onClose: () => void
}

/** Buttons that add the valid rows or go back to choose another list. */
export function PreviewActions({ list, people, onClose }: PreviewActionsProps) {
  const { rows, counts, stage } = list
  const goodCount = counts.good
  const isTooMany = people.length + goodCount > maxPeople
  const hasFailed = rows.some(({ state }) => state.is === 'failed')
  return (
    <>
      {stage.name === 'left' ? null : <Button onClick={list.restart}>{words.back}</Button>}
      {stage.name === 'left' && goodCount === 0 ? (
        <Button variant="primary" onClick={onClose}>
          {copy.left.done}
        </Button>
      ) : (
        <Button
          variant="primary"
          disabledReason={refusalOf(goodCount, isTooMany)}
          onClick={() => void list.add()}
        >
          {hasFailed ? copy.left.retry : words.add(goodCount)}
        </Button>
      )}
    </>
  )
}

function refusalOf(goodCount: number, isTooMany: boolean): string | undefined {
  if (isTooMany) return peopleCopy.full(maxPeople)
  return goodCount === 0 ? words.nobody : undefined
}
