import { Download } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isSessionEnd } from '@/api/api-error'
import { downloads } from '@/copy/downloads'
import { describeError } from '@/copy/errors'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { useNotify } from '../notify/use-notify'
import { RetryAlert } from '../query-view/RetryAlert'
import { saveFile } from './save-file'

interface ExportButtonProps extends ExportRequest {
  /** The label, such as 'Descargar Excel'. */
  children: ReactNode
  /** The reason why the button is disabled. The button stays focusable and shows the reason. */
  disabledReason?: string
}

/** A button that exports a file, with the progress beside the button and an error below it. A toast says that the file was saved. */
export function ExportButton({ children, disabledReason, ...request }: ExportButtonProps) {
  const { state, isRunning, start, cancel } = useExport(request)
  const button = useRef<HTMLButtonElement>(null)
  const stop = () => {
    // The cancel button disappears, so the focus moves to the export button.
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
          {describeState(state)}
        </Text>
      </Inline>
      {state.step === 'failed' ? <RetryAlert onRetry={retry}>{state.sentences.join(' ')}</RetryAlert> : null}
    </Stack>
  )
}

function describeState(state: ReturnType<typeof useExport>['state']): string {
  switch (state.step) {
    case 'preparing':
    case 'slow':
    case 'cancelled':
      return downloads[state.step]
    default:
      return ''
  }
}

export interface ExportRequest {
  /** Requests the file, for example `(signal) => downloadActivityRecords(rp, lot, filters, { signal })`. */
  fetchFile: (signal: AbortSignal) => Promise<Blob>
  /** The file name with its extension. */
  fileName: string
}

type ExportState =
  | { step: 'idle' | 'preparing' | 'slow' | 'cancelled' | 'done' }
  | { step: 'failed'; sentences: string[] }

/** Returns the sentences for a failed export. If the session has expired, they omit this reason: the sign-in dialog shows it. */
const describeFailure = (error: unknown): string[] =>
  isSessionEnd(error) ? [downloads.failed] : describeError(error, downloads.failed)

/** After this time, a message says that the export is slow. */
const slowExportMs = 10_000

/** Returns the state of an export, and functions that start or cancel it. One export runs at a time. Unmounting cancels it. */
function useExport({ fetchFile, fileName }: ExportRequest) {
  const [state, setState] = useState<ExportState>({ step: 'idle' })
  const runningExport = useRef<AbortController>(undefined)
  const toasts = useDownloadToasts()
  useEffect(() => () => runningExport.current?.abort(), [])

  const start = async () => {
    if (runningExport.current) return
    const controller = new AbortController()
    runningExport.current = controller
    setState({ step: 'preparing' })
    toasts.wait()
    controller.signal.addEventListener('abort', toasts.dismiss)
    const slowTimer = setTimeout(() => !controller.signal.aborted && setState({ step: 'slow' }), slowExportMs)
    try {
      const file = await fetchFile(controller.signal)
      // An export that was cancelled while the last bytes arrived saves no file.
      if (controller.signal.aborted) return
      saveFile(file, fileName)
      setState({ step: 'done' })
      toasts.done(fileName)
    } catch (error) {
      if (controller.signal.aborted) return
      toasts.failed()
      setState({ step: 'failed', sentences: describeFailure(error) })
    } finally {
      clearTimeout(slowTimer)
      if (runningExport.current === controller) runningExport.current = undefined
    }
  }

  const cancel = () => {
    runningExport.current?.abort()
    runningExport.current = undefined
    setState({ step: 'cancelled' })
  }

  return { state, isRunning: state.step === 'preparing' || state.step === 'slow', start, cancel }
}

/**
 * Returns functions for the toasts of an export. The wait toast is visible while the export runs. Then the toast with the result
 * replaces it: that of a failure stays until the next attempt.
 */
function useDownloadToasts() {
  const notify = useNotify()
  const dismissLast = useRef(() => {})
  return useMemo(() => {
    const dismiss = () => dismissLast.current()
    return {
      wait: () => {
        dismiss()
        dismissLast.current = notify.info(downloads.wait, { timeout: 0 })
      },
      done: (fileName: string) => {
        dismiss()
        dismissLast.current = notify.success(downloads.done(fileName))
      },
      failed: () => {
        dismiss()
        dismissLast.current = notify.error(downloads.broken)
      },
      dismiss,
    }
  }, [notify])
}
