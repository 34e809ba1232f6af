import { Download } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { downloads } from '@/copy/downloads'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { RetryAlert } from '../query-view/RetryAlert'
import { type ExportRequest, useExport } from './use-export'

interface ExportButtonProps extends ExportRequest {
  /** What it makes, such as 'Descargar Excel'. */
  children: ReactNode
  /** Why there is nothing to download; the button stays focusable and says so. */
  disabledReason?: string
}

/** Asks for a file and downloads it. How it goes is said beside the button, and so is what went wrong. */
export function ExportButton({ children, disabledReason, ...request }: ExportButtonProps) {
  const { state, isRunning, start, cancel } = useExport(request)
  const button = useRef<HTMLButtonElement>(null)
  const stop = () => {
    // The pressed button goes with what it was for; the one that begins is where to go on.
    flushSync(cancel)
    button.current?.focus()
  }
  const retry = () => {
    button.current?.focus()
    void start()
  }

  return (
    <Stack gap={3}>
      <Inline gap={2}>
        <Button
          ref={button}
          icon={<Download aria-hidden="true" />}
          loading={isRunning}
          disabledReason={disabledReason}
          onClick={() => void start()}
        >
          {children}
        </Button>
        {isRunning ? (
          <Button variant="quiet" onClick={stop}>
            {downloads.cancel}
          </Button>
        ) : null}
        <Text role="status" tone="muted" size="sm">
          {said(state)}
        </Text>
      </Inline>
      {state.step === 'failed' ? <RetryAlert onRetry={retry}>{state.sentences.join(' ')}</RetryAlert> : null}
    </Stack>
  )
}

function said(state: ReturnType<typeof useExport>['state']): string {
  switch (state.step) {
    case 'preparing':
    case 'slow':
    case 'cancelled':
      return downloads[state.step]
    case 'done':
      return downloads.done(state.fileName)
    default:
      return ''
  }
}
