import { use, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { stripBasePath } from '@/base-path'
import { forms } from '@/copy/forms'
import { useConfirm } from '../dialog/confirm-context'
import { type BlockHistoryStep, blockHistorySteps } from './block-history-steps'
import { LeaveBlockerContext } from './use-leave-blockers'

interface LeaveGuardProps {
  /** Whether there are unsaved changes. */
  isActive: boolean
  /** The texts of the question. The default is about the changes of a form. */
  words?: typeof forms.leave
}

/** The link of an unmodified click that leaves this page for another page of the portal. */
function pressedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.hasAttribute('download')) return undefined
  const opensElsewhere = link.target !== '' && link.target !== '_self'
  const { origin, protocol, pathname, search } = window.location
  // Leaving for another site fires `beforeunload`. A `blob:` address has the same origin, but is no page.
  if (opensElsewhere || link.origin !== origin || link.protocol !== protocol) return undefined
  if (stripBasePath(link.pathname) === undefined) return undefined
  // Links within the page, such as those of the error summary, do not leave it.
  return link.pathname === pathname && link.search === search ? undefined : link
}

/** Shared by all guards of a page, so that only one of several forms shows the question. */
const leave = { isAgreed: false }

/**
 * Shows a question before a link, Back, Forward or closing the tab discards changes. The declarative router
 * has no blocker, so this component intercepts clicks and steps through the history.
 */
export function LeaveGuard({ isActive, words = forms.leave }: LeaveGuardProps) {
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { key } = useLocation()
  const register = use(LeaveBlockerContext)
  const isAsking = useRef(false)
  /** Set from the confirmation until the page has changed. */
  const isLeaving = useRef(false)

  /** Shows the question unless it is open already, and runs `go` after a yes. */
  const askToLeave = async (go: () => Promise<void> | void) => {
    if (isAsking.current) return
    isAsking.current = true
    const { title, body, confirm: confirmLabel, cancel: cancelLabel } = words
    const isSure = await confirm({ title, body, confirmLabel, cancelLabel, tone: 'danger' })
    isAsking.current = false
    if (!isSure) return
    isLeaving.current = true
    leave.isAgreed = true
    try {
      await go()
    } finally {
      leave.isAgreed = false
    }
  }

  const pressAgain = (link: HTMLAnchorElement) => {
    // A click also runs the handlers of the link, which may have been removed meanwhile.
    if (link.isConnected) link.click()
    else void navigate(stripBasePath(link.pathname) + link.search + link.hash)
    isLeaving.current = false
  }

  const catchLink = useEffectEvent((event: MouseEvent) => {
    const link = isLeaving.current || leave.isAgreed ? undefined : pressedLink(event)
    if (!link) return
    event.preventDefault()
    event.stopPropagation()
    void askToLeave(() => pressAgain(link))
  })

  const catchStep: BlockHistoryStep = useEffectEvent((resume) => {
    if (isLeaving.current || leave.isAgreed) return false
    void askToLeave(async () => {
      await resume()
      isLeaving.current = false
    })
    return true
  })

  const askFirst = useEffectEvent((go: () => void) => void askToLeave(go))

  useEffect(() => {
    if (!isActive) return
    const allowLeave = () => {
      isLeaving.current = true
    }
    return register?.({ ask: (go) => askFirst(go), allowLeave })
  }, [isActive, register])

  useEffect(() => {
    if (!isActive) return
    const holdTab = (event: BeforeUnloadEvent) => {
      if (isLeaving.current || leave.isAgreed) return
      event.preventDefault()
      // Older browsers show their question only if a value is set.
      event.returnValue = true
    }
    const holdLink = (event: MouseEvent) => catchLink(event)
    document.addEventListener('click', holdLink, true)
    window.addEventListener('beforeunload', holdTab)
    return () => {
      document.removeEventListener('click', holdLink, true)
      window.removeEventListener('beforeunload', holdTab)
    }
  }, [isActive])

  // The form's history index changes with each navigation of the router.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each navigation
  useEffect(() => (isActive ? blockHistorySteps((resume) => catchStep(resume)) : undefined), [isActive, key])

  return null
}
