import { Upload } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { FileDrop } from '@/design-system/components/FileDrop/FileDrop'
import type { FileItem } from '@/design-system/components/FileDrop/file-item'
import { Question } from '@/design-system/components/Question/Question'
import { getFailureReason } from '../../calls/failure-reason.ts'
import { usePanelControls } from '../../controls-context.tsx'
import { copy } from './copy.ts'
import { useReturnToSignIn } from './use-return-to-sign-in.ts'

/** Parses a JSON file. @throws SyntaxError if the file is not JSON. */
const parseFile = async ({ file }: FileItem): Promise<unknown> => JSON.parse((await file?.text()) ?? '')

const getImportFailure = (error: unknown) =>
  error instanceof SyntaxError ? copy.notJson : getFailureReason(error)

/** A form that imports an exported world after a confirmation. If the import fails, the form shows the reason. */
export function ImportState() {
  const { mock } = usePanelControls()
  const returnToSignIn = useReturnToSignIn()
  const [files, setFiles] = useState<FileItem[]>([])
  const [error, setError] = useState<string>()
  const [fileToConfirm, setFileToConfirm] = useState<FileItem>()
  const [isBusy, setIsBusy] = useState(false)
  const selectedFile = files[0]

  const selectFiles = (newFiles: FileItem[]) => {
    setFiles(newFiles)
    setError(undefined)
  }
  const askForConfirmation = () => {
    setError(selectedFile ? undefined : copy.noFile)
    setFileToConfirm(selectedFile)
  }
  const importFile = async (item: FileItem) => {
    setIsBusy(true)
    try {
      await mock.importState(await parseFile(item))
      await returnToSignIn(copy.imported(item.name))
    } catch (failure) {
      setFiles([{ ...item, state: 'failed', error: getImportFailure(failure) }])
    }
    setIsBusy(false)
    setFileToConfirm(undefined)
  }

  return (
    <>
      <FileDrop
        name="state-file"
        label={copy.file}
        error={error}
        formats={['json']}
        maxFiles={1}
        value={files}
        onChange={selectFiles}
        labels={copy.fileDropLabels}
      />
      <Button icon={<Upload size={20} aria-hidden="true" />} onClick={askForConfirmation}>
        {copy.importState}
      </Button>
      {fileToConfirm && (
        <Question
          open
          title={copy.importQuestion}
          confirmLabel={copy.confirmImport}
          cancelLabel={copy.back}
          tone="danger"
          isBusy={isBusy}
          onConfirm={() => void importFile(fileToConfirm)}
          onCancel={() => setFileToConfirm(undefined)}
        >
          {copy.importConsequence(fileToConfirm.name)}
        </Question>
      )}
    </>
  )
}
