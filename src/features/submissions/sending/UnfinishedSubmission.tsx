import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { useConfirm } from '@/patterns/dialog/confirm-context'
import { useSession } from '@/session/use-session'
import type { SubmissionKind } from '../kinds'
import { copy } from './copy'
import { readLockedPlans } from './plan-lock'
import { SendingProgress } from './SendingProgress'
import { listStoredPlans, type StoredPlan } from './stored-plans'
import { useSubmissionSending } from './use-submission-sending'

interface UnfinishedSubmissionProps {
  kind: SubmissionKind
  onDone: () => void
}

/** Offers to resume or discard a submission whose sending was interrupted on this device, e.g. by a reload. */
export function UnfinishedSubmission({ kind, onDone }: UnfinishedSubmissionProps) {
  const realPropertyId = useSession().neighbourhood.id
  const client = useQueryClient()
  const queryKey = ['unfinishedSubmissions', realPropertyId, kind]
  const { data = [] } = useQuery({
    queryKey,
    queryFn: () => listIdlePlans(realPropertyId, kind),
    // The plans are on the device, so no connection is needed. They are read each time the page opens.
    networkMode: 'always',
    refetchOnMount: 'always',
    gcTime: 0,
  })
  const [firstPlan] = data
  if (!firstPlan) return null
  const removeFirstPlan = () => client.setQueryData(queryKey, data.slice(1))
  return (
    <UnfinishedPlan
      key={firstPlan.plan.id}
      storedPlan={firstPlan}
      onDone={() => {
        removeFirstPlan()
        onDone()
      }}
      onDiscarded={removeFirstPlan}
    />
  )
}

/** Lists the stored plans that no tab is sending. */
async function listIdlePlans(realPropertyId: number, kind: SubmissionKind): Promise<StoredPlan[]> {
  const isLocked = await readLockedPlans()
  return (await listStoredPlans(realPropertyId, kind)).filter(({ plan }) => !isLocked(plan.id))
}

interface UnfinishedPlanProps {
  storedPlan: StoredPlan
  onDone: () => void
  onDiscarded: () => void
}

function UnfinishedPlan({ storedPlan, onDone, onDiscarded }: UnfinishedPlanProps) {
  const sending = useSubmissionSending({ storedPlan, onDone })
  const confirm = useConfirm()
  const { plan = storedPlan.plan } = sending
  const confirmDiscard = async () => {
    const isSure = await confirm({
      title: copy.discard.title,
      body: plan.held.submissionId === null ? copy.discard.nothingFiled : copy.discard.sentIsSaved,
      confirmLabel: copy.discard.confirm,
      cancelLabel: copy.discard.cancel,
      tone: 'danger',
      action: sending.discard,
    })
    if (isSure) onDiscarded()
  }
  if (sending.isRunning || sending.otherTab || plan !== storedPlan.plan) {
    return <SendingProgress sending={sending} onDiscard={confirmDiscard} />
  }
  return (
    <Alert
      tone="warning"
      title={copy.unfinished.title}
      action={
        <Inline>
          <Button variant="primary" onClick={sending.retry}>
            {copy.unfinished.retry}
          </Button>
          <Button onClick={confirmDiscard}>{copy.unfinished.discard}</Button>
        </Inline>
      }
    >
      {copy.unfinished.about(
        storedPlan.plan.kind,
        storedPlan.plan.wanted.people.map(({ full_name }) => full_name),
      )}
    </Alert>
  )
}
