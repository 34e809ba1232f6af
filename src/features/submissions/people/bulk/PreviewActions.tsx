import { Download } from 'lucide-react'
import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { Button } from '@/design-system/components/Button/Button'
import { saveFile } from '@/patterns/export/save-file'
import { copy as peopleCopy } from '../copy'
import { mostPeople } from '../twice'
import { badRowsFile } from './bad-rows'
import { copy } from './copy'
import type { useWorkerList } from './use-worker-list'
import { isGood, reasonsOf } from './worker-row'

const { preview: words } = copy

interface PreviewActionsProps {
  list: ReturnType<typeof useWorkerList>
  people: readonly SubmissionPerson[]
  onClose: () => void
}

/** Adds the good rows, keeps the others in a file, or goes back for another list. */
export function PreviewActions({ list, people, onClose }: PreviewActionsProps) {
  const { rows, gender, goodCount, heads, stage } = list
  const bad = rows.filter((row) => !isGood(row, gender))
  const isTooMany = people.length + goodCount > mostPeople
  const hasFailed = rows.some(({ standing }) => standing.is === 'failed')
  const download = async () => {
    const file = await badRowsFile(
      heads,
      bad.map((row) => ({ cells: row.cells, reasons: reasonsOf(row, gender) })),
    )
    saveFile(file, words.file)
  }
  return (
    <>
      {stage.name === 'left' ? null : <Button onClick={list.begin}>{words.back}</Button>}
      {bad.length > 0 ? (
        <Button icon={<Download size={20} aria-hidden="true" />} onClick={() => void download()}>
          {words.download}
        </Button>
      ) : null}
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
  if (isTooMany) return peopleCopy.full(mostPeople)
  return goodCount === 0 ? words.nobody : undefined
}
