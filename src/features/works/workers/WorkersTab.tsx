import { ListPlus, UserPlus } from 'lucide-react'
import { memo, useState } from 'react'
import type { Worker } from '@/api/generated/model/worker'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Popover } from '@/design-system/components/Popover/Popover'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { AudienceSection } from '@/patterns/audience/AudienceSection'
import { onDemand, usePreload } from '@/patterns/on-demand/on-demand'
import { useWork } from '../detail/use-work'
import { useWorkAddress } from '../detail/use-work-address'
import { copy } from './copy'
import { RosterSummary } from './RosterSummary'
import { RosterToolbar } from './RosterToolbar'
import { TimelineSkeleton } from './TimelineSkeleton'
import { useRoster } from './use-roster'
import { useTomorrow } from './use-tomorrow'
import { WorkersTable } from './WorkersTable'

const AddWorkerDialog = onDemand(async () => (await import('./AddWorkerDialog')).AddWorkerDialog)
const WorkerStatusDialog = onDemand(async () => (await import('./WorkerStatusDialog')).WorkerStatusDialog)
const RosterListDialog = onDemand<{ onClose: () => void }>(
  async () => (await import('../worker-list/RosterListDialog')).RosterListDialog,
)
const RosterTimeline = onDemand(
  async () =>
    (await import(/* webpackChunkName: "roster-timeline" */ './timeline/RosterTimeline')).RosterTimeline,
  <TimelineSkeleton />,
)
const preloadedParts = [AddWorkerDialog, WorkerStatusDialog, RosterListDialog]

const findById = (workers: readonly Worker[] | undefined, id: number | undefined) =>
  id === undefined ? undefined : workers?.find((worker) => worker.id === id)

export function WorkersTab() {
  usePreload(preloadedParts)
  const { view, openView } = useWorkAddress()
  const tomorrow = useTomorrow()
  const roster = useRoster(tomorrow)
  const { whole } = roster
  const isTimeline = roster.mode === 'dias'
  const listedWorker = findById(roster.query.data?.results, view?.id) ?? findById(whole.workers, view?.id)

  return (
    <Stack gap={4}>
      <RosterSummary
        workers={roster.workers}
        part={roster.part}
        onPart={roster.onPart}
        onRetry={whole.error && roster.part === '' && !isTimeline ? whole.refetch : undefined}
        isRetrying={whole.isFetching}
      />
      <RosterHead openView={openView} hasAddButtons={roster.hasAddButtons} />
      <RosterToolbar roster={roster} />
      {isTimeline ? (
        <RosterTimeline roster={roster} tomorrow={tomorrow} />
      ) : (
        <WorkersTable roster={roster} tomorrow={tomorrow} />
      )}
      {view?.name === 'agregar' ? <AddWorkerDialog startsWithRegistration={false} /> : null}
      {view?.name === 'registrar' ? <AddWorkerDialog key="new" startsWithRegistration /> : null}
      {view?.name === 'estado' && view.id !== undefined ? (
        <WorkerStatusDialog key={view.id} id={view.id} listedWorker={listedWorker} />
      ) : null}
    </Stack>
  )
}

interface RosterHeadProps extends Pick<ReturnType<typeof useWorkAddress>, 'openView'> {
  hasAddButtons: boolean
}

function RosterHeadContent({ openView, hasAddButtons }: RosterHeadProps) {
  const { rosterRefusal } = useWork().rights
  const [isListOpen, setIsListOpen] = useState(false)
  return (
    <>
      {rosterRefusal ? <Alert>{rosterRefusal}</Alert> : null}
      {hasAddButtons ? (
        <Inline gap={3} stacksOnPhone>
          <Button
            variant="primary"
            icon={<UserPlus size={20} />}
            disabledReason={rosterRefusal}
            onClick={() => openView('agregar')}
          >
            {copy.add.action}
          </Button>
          <Button
            icon={<ListPlus size={20} />}
            disabledReason={rosterRefusal}
            onClick={() => setIsListOpen(true)}
          >
            {copy.add.list}
          </Button>
          <Inline gap={1} justify="center" wraps={false}>
            <Button variant="quiet" disabledReason={rosterRefusal} onClick={() => openView('registrar')}>
              {copy.add.register}
            </Button>
            <RosterHelp />
          </Inline>
        </Inline>
      ) : null}
      {isListOpen ? <RosterListDialog onClose={() => setIsListOpen(false)} /> : null}
    </>
  )
}

/** Memoised, so that a new page of the roster does not rerender the content above the table. */
const RosterHead = memo(RosterHeadContent)

const { label, close, steps, papers } = copy.help

function RosterHelp() {
  return (
    <Popover label={label} isLabelHidden title={label} closeLabel={close}>
      <Stack gap={3}>
        <Stack as="ol" gap={2}>
          {steps.map((step) => (
            <Text key={step} as="li" size="sm">
              {step}
            </Text>
          ))}
        </Stack>
        <Text size="sm" tone="muted">
          {papers}
        </Text>
        <AudienceSection list="roster" />
      </Stack>
    </Popover>
  )
}
