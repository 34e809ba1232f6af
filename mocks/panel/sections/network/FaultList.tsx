import { useId } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { Card } from '@/design-system/components/Card/Card'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import type { Fault } from '../../../client.ts'
import { describeFault, copy as networkCopy } from './copy.ts'
import { getOperationName } from './operation-names.ts'

const copy = networkCopy.faults

interface FaultListProps {
  faults: readonly Fault[]
  /** The id of the operation whose fault is being removed; an empty text while all faults are being removed. */
  removedOperationId: string | undefined
  onRemove: (operationId: string) => void
  onRemoveAll: () => void
}

/** Lists the faults, with buttons that remove them. */
export function FaultList({ faults, removedOperationId, onRemove, onRemoveAll }: FaultListProps) {
  const headingId = useId()
  return (
    <Stack as="section" gap={3} aria-labelledby={headingId}>
      <Inline justify="between">
        <Heading level={3} size="sm" id={headingId}>
          {copy.active}
        </Heading>
        {faults.length > 0 && (
          <Button size="sm" variant="quiet" loading={removedOperationId === ''} onClick={onRemoveAll}>
            {copy.removeAll}
          </Button>
        )}
      </Inline>
      {faults.length === 0 ? (
        <Text tone="muted">{copy.none}</Text>
      ) : (
        <Stack as="ul" gap={2}>
          {faults.map((fault) => (
            <Card as="li" padding="sm" key={JSON.stringify(fault)}>
              <Stack gap={1}>
                <Inline justify="between" gap={2}>
                  <Text weight="medium">{getOperationName(fault.operationId)}</Text>
                  <Button
                    size="sm"
                    aria-label={copy.removeOf(getOperationName(fault.operationId))}
                    loading={removedOperationId === fault.operationId}
                    onClick={() => onRemove(fault.operationId)}
                  >
                    {copy.remove}
                  </Button>
                </Inline>
                <Text size="sm" tone="muted">
                  {describeFault(fault)}
                </Text>
                <Text as="code" size="xs" tone="muted">
                  {fault.operationId}
                </Text>
              </Stack>
            </Card>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
