import type { ReactNode } from 'react'
import { getPublicInvitation } from './api/generated/calls/public/public'
import { stripBasePath } from './base-path'
import { InvitationScreen } from './features/public/InvitationScreen'
import { PublicPortal } from './features/public/PublicPortal'
import { readPublicAddress } from './features/public/public-address'
import { RegisteredPart } from './features/public/registered-part'
import { readRegistrations } from './features/public/saved-registrations'
import { requireConfig, type StartFailure } from './require-config'
import { createPageRenderer } from './show-page'

/*
 * The entry point of `/invite/:id` in the residents' build. It is one script with all that the form needs, because a script of its
 * own compresses worse, and loads later. The frame in the HTML stays until the invitation has loaded, so that the page is rendered
 * once.
 */
const linkId = readPublicAddress(stripBasePath(location.pathname) ?? '/')?.linkId
const render = createPageRenderer({ isSmall: true })
const show = (page: ReactNode, startFailure?: StartFailure) =>
  render(<PublicPortal startFailure={startFailure}>{page}</PublicPortal>)

async function loadInvitation(id: string) {
  const [firstResult] = await Promise.all([
    getPublicInvitation(id).then(
      (data) => ({ data }),
      (error: unknown) => ({ error }),
    ),
    readRegistrations(id).length > 0 && RegisteredPart.preload(),
  ])
  return firstResult
}

async function start() {
  await requireConfig((failure) => void show(null, failure))
  const firstResult = linkId === undefined ? undefined : await loadInvitation(linkId)
  await show(<InvitationScreen invitationKey={linkId} firstResult={firstResult} skeleton={null} />)
}

void start()
