import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { forms } from '../../copy/forms'
import { useConfirm } from '../dialog/confirm-context'

interface LeaveGuardProps {
  /** Whether there is something to lose. */
  isActive: boolean
}

/** The address of a link of the portal that was pressed plainly; undefined for every other press. */
function pressedAddress(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return undefined
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target === '_blank' || link.origin !== window.location.origin) return undefined
  // A link inside the page, such as the error summary's, leaves nothing.
  const isSamePage = link.pathname === window.location.pathname && link.hash !== ''
  return isSamePage ? undefined : link.pathname + link.search + link.hash
}

/**
 * Asks before a link of the portal, the browser's Back or closing the tab throws changes away. The router in use is
 * the declarative one, which has no blocker: links are caught as they are pressed, Back by the Navigation API where
 * the browser has it.
 */
export function LeaveGuard({ isActive }: LeaveGuardProps) {
  const confirm = useConfirm()
  const navigate = useNavigate()

  const ask = () =>
    confirm({ title: forms.leave.title, body: forms.leave.body, confirmLabel: forms.leave.confirm, cancelLabel: forms.leave.cancel, tone: 'danger' })

  const catchLink = useEffectEvent((event: MouseEvent) => {
    const address = pressedAddress(event)
    if (address === undefined) return
    event.preventDefault()
    event.stopPropagation()
    void ask().then((isLeaving) => {
      if (isLeaving) void navigate(address)
    })
  })

  const catchBack = useEffectEvent((event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable) return
    event.preventDefault()
    const { key } = event.destination
    void ask().then((isLeaving) => {
      if (isLeaving) traverseUnguarded(key)
    })
  })

  useEffect(() => {
    if (!isActive) return
    const holdTab = (event: BeforeUnloadEvent) => event.preventDefault()
    const guardBack = (event: NavigateEvent) => {
      if (!isTraversingUnguarded) catchBack(event)
    }
    document.addEventListener('click', catchLink, true)
    window.addEventListener('beforeunload', holdTab)
    window.navigation?.addEventListener('navigate', guardBack)
    return () => {
      document.removeEventListener('click', catchLink, true)
      window.removeEventListener('beforeunload', holdTab)
      window.navigation?.removeEventListener('navigate', guardBack)
    }
  }, [isActive])

  return null
}

/** Set while the reader, asked already, goes back. */
let isTraversingUnguarded = false

function traverseUnguarded(key: string) {
  isTraversingUnguarded = true
  void window.navigation?.traverseTo(key).finished?.finally(() => {
    isTraversingUnguarded = false
  })
}
