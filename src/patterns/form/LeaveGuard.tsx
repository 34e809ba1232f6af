import { use, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { stripBasePath } from '@/base-path'
import { forms } from '@/copy/forms'
import { useConfirm } from '../dialog/confirm-context'
import { type BlockHistoryStep, blockHistorySteps } from './block-history-steps'
import { LeaveBlockerContext, leaveResults } from './use-leave-blockers'
import { useUnloadQuestion } from './use-unload-question'

interface LeaveGuardProps {
  /** Whether there are unsaved changes. */
  isActive: boolean
  /** Called when the user has left after a confirmation. */
  onLeave?: () => void
  /** The texts of the question. The default is about the changes of a form. */
  labels?: typeof forms.leave
}

/** Returns the clicked link if it leads to another page of the portal and no modifier key was pressed. */
function findLeavingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.hasAttribute('download')) return undefined
  const opensElsewhere = link.target !== '' && link.target !== '_self'
  const { origin, protocol, pathname, search } = window.location
  // Links to other sites are ignored here, because leaving the portal fires `beforeunload`. A `blob:` address has the
  // portal's origin, but is no page.
  if (opensElsewhere || link.origin !== origin || link.protocol !== protocol) return undefined
  if (stripBasePath(link.pathname) === undefined) return undefined
  // Links within the page, such as those of the error summary, do not leave the page.
  return link.pathname === pathname && link.search === search ? undefined : link
}

/**
 * All guards of a page share this value. While a confirmed navigation runs, `isConfirmed` is true and no guard asks.
 * `onLeave` has the callbacks of all active guards, because one question covers all changes of the page.
 */
const sharedLeave = { isConfirmed: false, onLeave: new Set<() => void>() }

/**
 * Asks the user to confirm before a link, Back, Forward or the closing of the tab discards changes. The declarative router
 * has no blocker, so this component intercepts clicks and history steps.
 */
export function LeaveGuard({ isActive, onLeave, labels = forms.leave }: LeaveGuardProps) {
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { key } = useLocation()
  const register = use(LeaveBlockerContext)
  const isAsking = useRef(false)
  /** While true, this guard does not ask: from a confirmation until the navigation is complete, or after `allowLeave`. */
  const isLeaving = useRef(false)

  /** Shows the question unless it is open already, and runs `go` after a confirmation. The `discards` run after `go`. */
  const askToLeave = async (go: () => unknown, discards: readonly (() => void)[]) => {
    if (isAsking.current) return
    isAsking.current = true
    const { title, body, confirm: confirmLabel, cancel: cancelLabel } = labels
    const isConfirmed = await confirm({ title, body, confirmLabel, cancelLabel, tone: 'danger' })
    isAsking.current = false
    if (!isConfirmed) return
    isLeaving.current = true
    sharedLeave.isConfirmed = true
    try {
      const result = await go()
      if (result === leaveResults.stays) isLeaving.current = false
      else if (result !== leaveResults.reloads) for (const discardDraft of discards) discardDraft()
    } finally {
      sharedLeave.isConfirmed = false
    }
  }

  const clickAgain = (link: HTMLAnchorElement) => {
    // Unlike `navigate`, a click also runs the handlers of the link. A link that has left the document cannot be clicked.
    if (link.isConnected) link.click()
    else void navigate(stripBasePath(link.pathname) + link.search + link.hash)
    isLeaving.current = false
  }

  const blockLink = useEffectEvent((event: MouseEvent) => {
    const link = isLeaving.current || sharedLeave.isConfirmed ? undefined : findLeavingLink(event)
    if (!link) return
    event.preventDefault()
    event.stopPropagation()
    void askToLeave(() => clickAgain(link), [...sharedLeave.onLeave])
  })

  const blockStep: BlockHistoryStep = useEffectEvent((resume) => {
    if (isLeaving.current || sharedLeave.isConfirmed) return false
    void askToLeave(async () => {
      await resume()
      isLeaving.current = false
    }, [...sharedLeave.onLeave])
    return true
  })

  const confirmLeave = useEffectEvent(
    (...request: Parameters<typeof askToLeave>) => void askToLeave(...request),
  )
  const discard = useEffectEvent(() => onLeave?.())

  useEffect(() => {
    if (!isActive) return
    const allowLeave = () => {
      isLeaving.current = true
    }
    return register?.({
      ask: (...request) => confirmLeave(...request),
      allowLeave,
      discard: () => discard(),
    })
  }, [isActive, register])

  useEffect(() => {
    if (!isActive) return
    const discardChanges = () => discard()
    const blockClick = (event: MouseEvent) => blockLink(event)
    sharedLeave.onLeave.add(discardChanges)
    document.addEventListener('click', blockClick, true)
    return () => {
      sharedLeave.onLeave.delete(discardChanges)
      document.removeEventListener('click', blockClick, true)
    }
  }, [isActive])

  useUnloadQuestion(isActive, () => isLeaving.current || sharedLeave.isConfirmed)

  // The blocker reads the index of the current history entry when it is registered. Each navigation that keeps the form
  // changes this index, so the blocker is then registered again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each navigation
  useEffect(() => (isActive ? blockHistorySteps((resume) => blockStep(resume)) : undefined), [isActive, key])

  return null
}
