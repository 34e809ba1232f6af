import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { Button } from '@/design-system/components/Button/Button'
import { Dialog } from '@/design-system/components/Dialog/Dialog'
import { focusControl } from '@/design-system/components/Field/focus-field'
import { Progress } from '@/design-system/components/Progress/Progress'
import { Stack } from '@/design-system/components/Stack/Stack'
import { LeaveGuard } from '@/patterns/form/LeaveGuard'
import { LeaveBlockerContext, useLeaveBlockers } from '@/patterns/form/use-leave-blockers'
import { copy as peopleCopy } from '../copy'
import { maxPeople, type NewWorker } from '../duplicate-people'
import { ColumnsStep } from './ColumnsStep'
import { CorrectRowStep } from './CorrectRowStep'
import { copy } from './copy'
import { PreviewStep } from './PreviewStep'
import { SourceStep } from './SourceStep'
import { useWorkerList } from './use-worker-list'

interface ListDialogProps {
  /** The people who are already in the submission. */
  people: readonly SubmissionPerson[]
  /** Whether the rows have the dates of a background check. */
  hasDates: boolean
  onAdd: (workers: readonly NewWorker[]) => void
  onClose: () => void
}

/**
 * The dialog in which the user pastes or uploads a list of workers, previews the rows, and adds the workers. Before the
 * portal adds people who are new to the neighbourhood, it registers them.
 */
export function ListDialog({ people, hasDates, onAdd, onClose }: ListDialogProps) {
  const list = useWorkerList({ people, hasDates, onAdd, onDone: onClose })
  const { stage, correctedRow, foundList } = list
  const { register, leave } = useLeaveBlockers()
  const isDone = stage.name === 'partlyAdded' && list.counts.valid === 0
  const isListOpened = stage.name !== 'source' && !isDone
  const close = () => leave(onClose)
  const isPreview = !correctedRow && (stage.name === 'preview' || stage.name === 'partlyAdded')
  return (
    <LeaveBlockerContext value={register}>
      <Dialog
        open
        title={copy.title}
        closeLabel={copy.close}
        size="lg"
        onClose={close}
        footer={isPreview ? <PreviewActions list={list} people={people} onClose={onClose} /> : undefined}
      >
        <LeaveGuard isActive={isListOpened} />
        <Stack key={correctedRow ? 'correction' : stage.name} ref={focusFirstControl}>
          {stage.name === 'source' ? (
            <SourceStep hasDates={hasDates} onRead={list.openList} onClose={close} />
          ) : null}
          {stage.name === 'lookup' || stage.name === 'registering' ? (
            <Stack gap={4} align="start">
              <Progress
                label={stage.name === 'lookup' ? copy.lookup.label : copy.registering}
                value={stage.doneCount}
                max={stage.totalCount}
                valueText={copy.lookup.amount(stage.doneCount, stage.totalCount)}
              />
              <Button onClick={list.stop}>{copy.lookup.cancel}</Button>
            </Stack>
          ) : null}
          {stage.name === 'columns' && foundList ? (
            <ColumnsStep
              foundList={foundList}
              hasDates={hasDates}
              onChoose={list.chooseFields}
              onBack={list.restart}
            />
          ) : null}
          {correctedRow ? (
            <CorrectRowStep
              row={correctedRow}
              hasDates={hasDates}
              onCorrect={list.correct}
              onClose={list.endCorrection}
            />
          ) : null}
          {isPreview ? <PreviewStep list={list} hasDates={hasDates} /> : null}
        </Stack>
      </Dialog>
    </LeaveBlockerContext>
  )
}

/** Ref callback that focuses the first control of the next step. The pressed button disappeared with the previous step. */
const focusFirstControl = (step: HTMLElement | null) => {
  if (step) focusControl(step)
}

const { preview: words } = copy

interface PreviewActionsProps {
  list: ReturnType<typeof useWorkerList>
  people: readonly SubmissionPerson[]
  onClose: () => void
}

function PreviewActions({ list, people, onClose }: PreviewActionsProps) {
  const { rows, counts, stage } = list
  const validCount = counts.valid
  const isTooMany = people.length + validCount > maxPeople
  const noValidRowReason = validCount === 0 ? words.nobody : undefined
  const hasFailed = rows.some(({ state }) => state.kind === 'failed')
  return (
    <>
      {stage.name === 'partlyAdded' ? null : <Button onClick={list.restart}>{words.back}</Button>}
      {stage.name === 'partlyAdded' && validCount === 0 ? (
        <Button variant="primary" onClick={onClose}>
          {copy.partlyAdded.done}
        </Button>
      ) : (
        <Button
          variant="primary"
          disabledReason={isTooMany ? peopleCopy.full(maxPeople) : noValidRowReason}
          onClick={() => void list.add()}
        >
          {hasFailed ? copy.partlyAdded.retry : words.add(validCount)}
        </Button>
      )}
    </>
  )
}
