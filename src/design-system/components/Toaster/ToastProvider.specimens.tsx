import { useEffect } from 'react'
import type { SpecimenFile } from '../../specimen'
import { Button } from '../Button/Button'
import { ToastProvider } from './ToastProvider'
import type { Toast } from './toast'
import { useToasts } from './use-toasts'

const toasts: Toast[] = [
  { tone: 'success', message: 'The message was copied.', timeout: 0 },
  { tone: 'info', title: 'Please wait', message: 'The file is being made.', timeout: 0 },
  {
    tone: 'danger',
    message: 'The file could not be downloaded.',
    action: { label: 'Try again', onSelect: () => {} },
  },
]

function ShowAll() {
  const { show } = useToasts()
  useEffect(() => {
    for (const toast of toasts) show(toast)
  }, [show])
  return <Button onClick={() => show({ tone: 'warning', message: 'It ends tomorrow.' })}>Show another</Button>
}

export default {
  component: 'ToastProvider',
  specimens: [
    {
      name: 'tones',
      conformance: 'none',
      isOverlay: true,
      render: () => (
        <ToastProvider label="Messages" closeLabel="Dismiss">
          <ShowAll />
        </ToastProvider>
      ),
    },
  ],
} satisfies SpecimenFile
