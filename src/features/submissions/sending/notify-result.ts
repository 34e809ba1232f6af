import { errors } from '@/copy/errors'
import type { useNotify } from '@/patterns/notify/use-notify'
import { copy } from './copy'
import { isComplete, missingSteps, type Plan } from './plan'

/** Duration of the toasts. */
const toastMs = 5_000

const summaries = Object.entries(copy.summaries)

/** Summaries of the done steps, such as 'Se agregó 1 persona'. */
const summariesOf = ({ steps }: Plan): string[] =>
  summaries.flatMap(([does, say]) => {
    const count = steps.filter((step) => step.state === 'done' && step.does === does).length
    return count > 0 ? [say(count)] : []
  })

/** Shows the result of a run in a toast, unless the form itself shows it. */
export function notifyResult(plan: Plan, notify: ReturnType<typeof useNotify>): void {
  if (plan.decided) return
  if (isComplete(plan)) notifySuccess(plan, notify)
  else notifyFailures(plan, notify)
}

function notifySuccess(plan: Plan, notify: ReturnType<typeof useNotify>): void {
  const detail = plan.isEdit ? summariesOf(plan).join('. ') : ''
  notify.success(plan.isEdit ? copy.edited : copy.created[plan.kind], {
    timeout: toastMs,
    detail: detail === '' ? undefined : detail,
  })
}

/**
 * One toast summarises all failures, so that it does not cover their list. The sign-in dialog reports an expired
 * session.
 */
function notifyFailures(plan: Plan, notify: ReturnType<typeof useNotify>): void {
  const said = missingSteps(plan).flatMap(({ state, problem }) =>
    state === 'failed' && problem?.[0] !== undefined ? [problem[0]] : [],
  )
  const [sentence, ...others] = new Set(said.filter((reason) => reason !== errors.expired))
  const detail = others.length > 0 ? copy.more(others.length) : undefined
  if (sentence !== undefined) notify.error(sentence, { timeout: toastMs, detail })
}
