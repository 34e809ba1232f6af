import { UserPlus } from 'lucide-react'
import { memo } from 'react'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Popover } from '@/design-system/components/Popover/Popover'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { useWork } from '../detail/use-work'
import type { useWorkAddress } from '../detail/use-work-address'
import { copy } from './copy'

function RosterHeadContent({ openView }: Pick<ReturnType<typeof useWorkAddress>, 'openView'>) {
  const { rosterReason } = useWork().rights
  return (
    <>
      {rosterReason ? <Alert>{rosterReason}</Alert> : null}
      <Alert>
        <Stack gap={2}>
          <span>{copy.banners.papers}</span>
          <span>{copy.banners.invalid}</span>
        </Stack>
      </Alert>
      <Inline gap={3} stacksOnPhone>
        <Button
          variant="primary"
          icon={<UserPlus size={20} />}
          disabledReason={rosterReason}
          onClick={() => openView('agregar')}
        >
          {copy.add.action}
        </Button>
        <Button disabledReason={rosterReason} onClick={() => openView('registrar')}>
          {copy.add.register}
        </Button>
        <RosterHelp />
      </Inline>
    </>
  )
}

/** What stands above the roster: what it takes to enter, and how somebody is taken on. Not drawn anew with each page. */
export const RosterHead = memo(RosterHeadContent)

const { label, close, steps, papers } = copy.help

/** How somebody comes to work here. */
function RosterHelp() {
  return (
    <Popover label={label} title={label} closeLabel={close}>
      <Stack gap={3}>
        <Stack as="ol" gap={2}>
          {steps.map((step) => (
            <Text key={step} as="li" size="sm">
              {step}
            </Text>
          ))}
        </Stack>
        <Text size="sm" tone="muted">
          {papers}
        </Text>
      </Stack>
    </Popover>
  )
}
