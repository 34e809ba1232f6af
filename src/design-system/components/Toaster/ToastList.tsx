import { Toast as Headless } from '@base-ui/react/toast'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import styled from 'styled-components'
import { space } from '@/design-system/theme/tokens'
import { ToastCard } from './ToastCard'
import type { ToastQueue } from './toast-queue'
import type { Toast } from './use-toasts'

interface ToastListProps {
  host: HTMLElement
  queue: ToastQueue
  label: string
  closeLabel: string
}

/** The visible toasts, newest first. At most three are visible; further toasts wait. */
export function ToastList({ host, ...rest }: ToastListProps) {
  return createPortal(
    <Headless.Provider limit={3}>
      <Region {...rest} />
    </Headless.Provider>,
    host,
  )
}

function Region({ queue, label, closeLabel }: Omit<ToastListProps, 'host'>) {
  const { toasts, add, close } = Headless.useToastManager<Toast>()

  useEffect(
    () =>
      queue.connect({
        open: ({ id, ...toast }) =>
          add({ id, data: toast, timeout: toast.timeout ?? getDefaultTimeout(toast) }),
        close,
      }),
    [queue, add, close],
  )

  return (
    <ToastRegion aria-label={label}>
      {toasts.map((toast) => (
        // The key changes when a toast is shown again, so that screen readers announce it again.
        <ToastCard key={`${toast.id}#${toast.updateKey}`} toast={toast} closeLabel={closeLabel} />
      ))}
    </ToastRegion>
  )
}

const getDefaultTimeout = ({ tone }: Toast) => (tone === 'danger' ? 0 : 5000)

const ToastRegion = styled(Headless.Viewport)`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`
