import { useQueryClient } from '@tanstack/react-query'
import { getGetAuthorizationQueryOptions } from '@/api/generated/authorizations/authorizations'
import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import { fullInvitation } from '@/copy/authorizations'
import { isFullInvitation } from '@/domain/authorizations'
import { useNotify } from '@/patterns/notify/use-notify'
import { copy as shareCopy } from '../share/copy'
import { useSharing } from '../share/use-sharing'

/**
 * Returns the actions that share the authorization of a card. The list has no QR codes, so that the actions that send the pass load
 * it first. An invitation has no pass: its message is sent.
 */
export function useCardSharing(authorization: AuthorizationSummary) {
  const { id, preauthorization_type } = authorization
  const message = isFullInvitation(authorization)
    ? fullInvitation.message(authorization.message)
    : authorization.message
  const sharing = useSharing({ message, authorization })
  const client = useQueryClient()
  const notify = useNotify()
  const loadCode = async () =>
    preauthorization_type === 'INVITE'
      ? undefined
      : (await client.fetchQuery(getGetAuthorizationQueryOptions(id))).qrcode

  const sendByWhatsApp = async () => {
    // A browser lets only a press open a tab, so it opens before the request.
    const tab = window.open('', '_blank')
    try {
      const address = sharing.getWhatsAppAddress(await loadCode())
      if (!tab) return window.location.assign(address)
      tab.opener = null
      tab.location.replace(address)
    } catch {
      tab?.close()
      notify.error(shareCopy.passFailed)
    }
  }

  const { shareNatively } = sharing
  const sharePass = async () => {
    try {
      await shareNatively?.(await loadCode())
    } catch {
      notify.error(shareCopy.passFailed)
    }
  }
  return { ...sharing, sendByWhatsApp, shareNatively: shareNatively && sharePass }
}
