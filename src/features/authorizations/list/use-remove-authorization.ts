import { isSessionEnd } from '@/api/api-error'
import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import { authorizationWrites } from '@/api/writes/authorizations'
import { useWrite } from '@/api/writes/use-write'
import { describeError } from '@/copy/errors'
import { useConfirm } from '@/patterns/dialog/confirm-context'
import { useNotify } from '@/patterns/notify/use-notify'
import { copy } from './copy'

const failureToastMs = 5_000

/**
 * Returns a function that asks the user for a confirmation and then cancels an authorization. If the request fails, the
 * dialog and a toast show the error.
 */
export function useRemoveAuthorization() {
  const confirm = useConfirm()
  const notify = useNotify()
  const cancel = useWrite(authorizationWrites.cancelAuthorization)
  return ({ id, name }: Pick<AuthorizationSummary, 'id' | 'name'>) =>
    confirm({
      title: copy.remove.question(name),
      body: copy.remove.body,
      confirmLabel: copy.remove.yes,
      cancelLabel: copy.remove.no,
      tone: 'danger',
      describe: (error) => describeError(error, copy.remove.failed),
      action: async () => {
        try {
          const result = await cancel({ id })
          notify.success(result?.message ?? copy.remove.done(name))
        } catch (error) {
          if (!isSessionEnd(error)) {
            notify.error(describeError(error, copy.remove.failed).join(' '), { timeout: failureToastMs })
          }
          throw error
        }
      },
    })
}
