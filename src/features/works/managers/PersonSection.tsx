import { useFormikContext } from 'formik'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { joinedPhone } from '@/domain/phones'
import { copy } from './copy'
import { EmailField } from './EmailField'
import { ManagerIdentityFields } from './ManagerIdentityFields'
import { ManagerStatusField } from './ManagerStatusField'
import type { ManagerValues } from './manager-form'
import { PhoneNumberField } from './PhoneNumberField'
import type { SavedPart } from './use-add-manager'

/** The person to add. For a known person only a missing email or phone is asked for. */
export function PersonSection({ kept }: { kept: SavedPart }) {
  const { known } = useFormikContext<ManagerValues>().values
  const isLocked = known !== null || kept.person !== undefined || kept.manager !== undefined
  return (
    <Stack gap={isLocked ? 4 : 2}>
      {isLocked ? (
        <Text size="sm" tone="muted">
          {copy.new.locked}
        </Text>
      ) : null}
      <ManagerIdentityFields isLocked={isLocked} />
      <EmailField isLocked={Boolean(known?.email)} />
      <PhoneNumberField known={known?.mobile_phone_number ? joinedPhone(known) : undefined} />
      <ManagerStatusField isLocked={kept.manager !== undefined} />
    </Stack>
  )
}
