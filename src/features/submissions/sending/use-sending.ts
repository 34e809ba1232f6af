import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { fieldSentences } from '@/api/api-error'
import type { SubmissionStatus } from '@/api/generated/model/submissionStatus'
import { useNotify } from '@/patterns/notify/use-notify'
import { useSession } from '@/session/use-session'
import { alone } from './alone'
import type { Call } from './calls-between'
import { discardEntries } from './discard-entries'
import { forgetPlan, type KeptPlan } from './kept-plans'
import { isComplete, isFailing, newPlan, type Plan, revise, withoutMissing } from './plan'
import { staleReads } from './stale-reads'
import { tellOutcome } from './tell-outcome'
import { useRunner } from './use-runner'
import { type Held, nothingHeld } from './wanted'
import type { WantedByForm } from './wanted-by-form'

interface SendingOptions {
  /** A submission that was kept on the device, to go on with. */
  kept?: KeptPlan
  /** All of it is sent. */
  onDone?: (plan: Plan) => void
  /** Somebody or a file that could not be sent is not wanted any more. */
  onLeaveOut?: (call: Call) => void
}

type Elsewhere = 'sending' | 'ended'

/** The sending of a submission, as a screen follows and steers it. */
export interface Sending {
  /** Absent before anything was sent, and after it was discarded. */
  plan: Plan | undefined
  isRunning: boolean
  /** Something is missing, and nothing is under way. */
  isStopped: boolean
  isDone: boolean
  /** What the Administration decided meanwhile: nothing more can be sent. */
  decided: SubmissionStatus | undefined
  /** Another tab is sending it, or has brought it to an end. */
  elsewhere: Elsewhere | undefined
  /** How much of a file has gone, from 0 to 1, by the key of its step. */
  progress: Readonly<Record<string, number>>
  /** Whether what is missing lies on the device too, so that leaving the page loses nothing. */
  isKept: boolean
  /**
   * Sends what the form wants and the backend lacks. Answers false if another tab stands in the way. Throws what the
   * backend says against the fields of the form.
   */
  send: (form: WantedByForm, held?: Held) => Promise<boolean>
  /** Sends what is missing. */
  retry: () => void
  cancel: () => void
  cancelStep: (key: string) => void
  leaveOut: (key: string) => void
  /** Gives up what is missing. What was sent stays. */
  discard: () => Promise<void>
}

/** Sends a submission in its steps, and again what is missing. Tells the toasts of the documents. */
export function useSending({ kept, onDone, onLeaveOut }: SendingOptions = {}): Sending {
  const { plan, setPlan, files, isRunning, elsewhere, keptId, go, discard, ...runner } = usePlan(kept, onDone)
  const goOn = (next: Plan) => void go(next)
  const leaveOut = (key: string) => {
    const step = plan?.steps.find((one) => one.key === key)
    if (!plan || !step || isRunning) return
    const next = withoutMissing(plan, key)
    onLeaveOut?.(step)
    if (isFailing(next)) setPlan(next)
    else goOn(next)
  }
  const isWhole = plan !== undefined && isComplete(plan)
  return {
    plan,
    isRunning,
    isStopped: plan !== undefined && !isRunning && !isWhole,
    isDone: isWhole && !isRunning,
    decided: plan?.decided,
    elsewhere,
    isKept: plan !== undefined && plan.id === keptId,
    ...runner,
    send: async (form, held = nothingHeld) => {
      for (const [key, file] of form.files) files.set(key, file)
      return go(plan && !isWhole ? revise(plan, form.wanted) : newPlan(form.wanted, held), true)
    },
    retry: () => plan && !isRunning && goOn(revise(plan)),
    leaveOut,
    discard: async () => {
      if (plan && !isRunning) await discard(plan)
    },
  }
}

/** A plan, and how it is run: once at a time, in one tab, to its end. */
function usePlan(kept: KeptPlan | undefined, onDone: SendingOptions['onDone']) {
  const rp = useSession().neighbourhood.id
  const [plan, setPlan] = useState(kept?.plan)
  const [elsewhere, setElsewhere] = useState<Elsewhere>()
  const [files] = useState(() => new Map<string, File>(kept?.files))
  const isBusy = useRef(false)
  const { run, latest, ...runner } = useRunner(rp, setPlan, kept?.plan.id)
  const { end, discard } = useEnd(rp, setPlan, onDone)

  /** Answers whether it was run. `isForm` where a form holds what is sent, and can tell why it is refused. */
  const go = async (next: Plan, isForm = false): Promise<boolean> => {
    // A second press comes before React has drawn the first: only a ref sees it.
    if (isBusy.current) return false
    isBusy.current = true
    try {
      let stopped: Elsewhere | undefined = 'sending'
      setElsewhere(undefined)
      await alone(next.id, async () => {
        const current = await latest(next)
        setPlan(current)
        stopped = current ? undefined : 'ended'
        if (!current) return
        const { plan: last, refusal } = await run(current, files)
        await end(last, isForm ? refusal : undefined)
      })
      setElsewhere(stopped)
      return stopped === undefined
    } finally {
      isBusy.current = false
    }
  }
  return { plan, setPlan, files, elsewhere, go, discard, ...runner }
}

/** What follows a run: the lists are read again, toasts tell of it, and what is kept on the device is done with. */
function useEnd(rp: number, setPlan: (plan: Plan | undefined) => void, onDone: SendingOptions['onDone']) {
  const client = useQueryClient()
  const notify = useNotify()
  const readAgain = ({ kind }: Plan) => {
    for (const read of staleReads(kind)) void client.invalidateQueries({ queryKey: [read] })
  }
  /** `refusal` is what the form around it can tell. */
  const end = async (plan: Plan, refusal: unknown) => {
    if (isComplete(plan)) await forgetPlan(rp, plan)
    readAgain(plan)
    const isForFields = Object.keys(fieldSentences(refusal)).length > 0
    if (isForFields && !plan.steps.some(({ state }) => state === 'done')) {
      // Nothing is saved: the form tells it at its fields, and begins anew.
      await forgetPlan(rp, plan)
      setPlan(undefined)
      throw refusal
    }
    tellOutcome(plan, notify)
    if (isComplete(plan)) onDone?.(plan)
  }
  const discard = async (plan: Plan) => {
    await discardEntries(rp, plan)
    await forgetPlan(rp, plan)
    setPlan(undefined)
    readAgain(plan)
  }
  return { end, discard }
}
