import { dialogs } from '@/copy/dialogs'
import { Button } from '@/design-system/components/Button/Button'
import { Dialog } from '@/design-system/components/Dialog/Dialog'
import { Spinner } from '@/design-system/components/Spinner/Spinner'
import { Stack } from '@/design-system/components/Stack/Stack'
import { LeaveGuard } from '@/patterns/form/LeaveGuard'
import { LeaveBlockerContext, useLeaveBlockers } from '@/patterns/form/use-leave-blockers'
import { ColumnsStep } from './ColumnsStep'
import { CorrectRowStep } from './CorrectRowStep'
import { copy } from './copy'
import { describeLeaving } from './describe-leaving'
import { PreviewStep } from './PreviewStep'
import type { PersonListOptions } from './person-list-options'
import { SourceStep } from './SourceStep'
import { StageProgress } from './StageProgress'
import { showStepStart } from './show-step-start'
import { useAddedCount } from './use-added-count'
import { usePersonList } from './use-person-list'
import type { Stage } from './use-stages'

interface PersonListDialogProps {
  options: PersonListOptions
  onClose: () => void
}

/**
 * The dialog in which the user pastes or uploads a list of people, previews the rows, and adds the people. Before the
 * portal adds people who are new to the neighbourhood, it registers them.
 */
export function PersonListDialog({ options, onClose }: PersonListDialogProps) {
  const { words, capacity, needsDocument } = options
  const hasDates = options.findPeriodProblem !== undefined
  const { onAdd, addedCount } = useAddedCount(options)
  const list = usePersonList({ ...options, onAdd }, onClose)
  const { stage, correctedRow, foundList } = list
  const { register, leave } = useLeaveBlockers()
  const isDone = stage.name === 'partlyAdded' && list.counts.valid === 0
  const isListOpened = stage.name !== 'source' && !isDone
  const close = () => leave(onClose)
  const isPreview =
    !correctedRow && (stage.name === 'lookup' || stage.name === 'preview' || stage.name === 'partlyAdded')
  return (
    <LeaveBlockerContext value={register}>
      <Dialog
        open
        title={copy.title}
        closeLabel={dialogs.close}
        size="lg"
        onClose={close}
        footer={isPreview ? <PreviewActions list={list} capacity={capacity} onClose={onClose} /> : undefined}
      >
        <LeaveGuard isActive={isListOpened} labels={describeLeaving(stage, options, addedCount)} />
        <Stack
          key={correctedRow ? 'correction' : getStepName(stage)}
          ref={showStepStart}
          data-keeps-place={list.returnRowNumber === undefined ? undefined : ''}
        >
          {stage.name === 'source' ? (
            <SourceStep words={words} needsDocument={needsDocument} onRead={list.openList} onClose={close} />
          ) : null}
          {stage.name === 'registering' ? (
            <StageProgress
              label={options.addition?.label ?? copy.registering}
              stage={stage}
              onStop={list.stop}
            />
          ) : null}
          {stage.name === 'confirming' ? <Spinner label={copy.addition.confirming} /> : null}
          {stage.name === 'columns' && foundList ? (
            <ColumnsStep
              foundList={foundList}
              hasDates={hasDates}
              needsDocument={needsDocument}
              onChoose={list.chooseFields}
              onBack={list.restart}
            />
          ) : null}
          {correctedRow ? (
            <CorrectRowStep
              row={correctedRow}
              gender={list.gender}
              hasDates={hasDates}
              onCorrect={list.correct}
              onClose={list.endCorrection}
            />
          ) : null}
          {isPreview ? <PreviewStep list={list} hasDates={hasDates} options={options} /> : null}
        </Stack>
      </Dialog>
    </LeaveBlockerContext>
  )
}

/** The lookup is part of the preview, which keeps the focus when the lookup ends. */
const getStepName = ({ name }: Stage) => (name === 'lookup' ? 'preview' : name)

const { preview } = copy

interface PreviewActionsProps {
  list: ReturnType<typeof usePersonList>
  capacity: PersonListOptions['capacity']
  onClose: () => void
}

function PreviewActions({ list, capacity, onClose }: PreviewActionsProps) {
  const { rows, counts, stage } = list
  const validCount = counts.valid
  const noValidRowReason = validCount === 0 ? preview.nobody : undefined
  const lookupReason = stage.name === 'lookup' ? copy.lookup.isRunning : undefined
  const hasFailed = rows.some(({ state }) => state.kind === 'failed' || state.kind === 'notAdded')
  return (
    <>
      {stage.name === 'partlyAdded' ? null : <Button onClick={list.restart}>{preview.back}</Button>}
      {stage.name === 'partlyAdded' && validCount === 0 ? (
        <Button variant="primary" onClick={onClose}>
          {copy.partlyAdded.done}
        </Button>
      ) : (
        <Button
          variant="primary"
          disabledReason={lookupReason ?? capacity.findRefusal(validCount) ?? noValidRowReason}
          onClick={() => void list.add()}
        >
          {hasFailed ? copy.partlyAdded.retry : preview.add(validCount)}
        </Button>
      )}
    </>
  )
}
