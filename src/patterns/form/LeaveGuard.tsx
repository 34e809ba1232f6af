import { use, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { withoutBasePath } from '@/base-path'
import { forms } from '@/copy/forms'
import { useConfirm } from '../dialog/confirm-context'
import { type HoldStep, holdSteps } from './hold-steps'
import { LeaveContext } from './leave-context'

interface LeaveGuardProps {
  /** Whether there is something to lose. */
  isActive: boolean
  /** What the question says, where what would be lost is not changes of a form. */
  words?: typeof forms.leave
}

/** The link of the portal that was pressed plainly, and leads away from this page; undefined for every other press. */
function pressedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.hasAttribute('download')) return undefined
  const opensElsewhere = link.target !== '' && link.target !== '_self'
  const { origin, protocol, pathname, search } = window.location
  // Another site is the closing of this page; a `blob:` has our origin, but is no page.
  if (opensElsewhere || link.origin !== origin || link.protocol !== protocol) return undefined
  if (withoutBasePath(link.pathname) === undefined) return undefined
  // A link inside the page, such as the error summary's, leaves nothing.
  return link.pathname === pathname && link.search === search ? undefined : link
}

/** Whether a reader who was asked is on the way out: of several forms on a page one asks for all. */
const leave = { isAgreed: false }

/**
 * Asks before a link of the portal, the browser's Back and Forward or closing the tab throws changes away. The router
 * in use is the declarative one, which has no blocker: links are caught as they are pressed, and steps through the
 * history as they are taken.
 */
export function LeaveGuard({ isActive, words = forms.leave }: LeaveGuardProps) {
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { key } = useLocation()
  const announce = use(LeaveContext)
  const isAsking = useRef(false)
  /** Set while the reader, asked already, leaves. */
  const isLeaving = useRef(false)

  /** Asks once, however often it is called while the question stands, and leaves after a yes. */
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
    // The link knows more than its address, such as what closes the menu that it stands in; but it may be gone by now.
    if (link.isConnected) link.click()
    else void navigate(withoutBasePath(link.pathname) + link.search + link.hash)
    isLeaving.current = false
  }

  const catchLink = useEffectEvent((event: MouseEvent) => {
    const link = isLeaving.current || leave.isAgreed ? undefined : pressedLink(event)
    if (!link) return
    event.preventDefault()
    event.stopPropagation()
    void askToLeave(() => pressAgain(link))
  })

  const catchStep: HoldStep = useEffectEvent((resume) => {
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
    const letGo = () => {
      isLeaving.current = true
    }
    return announce?.({ ask: (go) => askFirst(go), letGo })
  }, [isActive, announce])

  useEffect(() => {
    if (!isActive) return
    const holdTab = (event: BeforeUnloadEvent) => {
      if (isLeaving.current || leave.isAgreed) return
      event.preventDefault()
      // Older browsers ask only if a value is set.
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

  // Where the form stands in the history is read anew at each visit of the router.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells of the visit
  useEffect(() => (isActive ? holdSteps((resume) => catchStep(resume)) : undefined), [isActive, key])

  return null
}
