import { Link } from 'react-router-dom'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Popover } from '@/design-system/components/Popover/Popover'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { paths } from '@/paths'
import { AudienceSection } from '@/patterns/audience/AudienceSection'
import { Page } from '@/patterns/page/Page'
import { useSession } from '@/session/use-session'
import { copy } from '../copy'
import { KindInAddress } from '../KindInAddress'
import { KindSwitch } from '../KindSwitch'
import { buildKindSearch } from '../kinds'
import { copy as listCopy } from './copy'
import { SubmissionsList } from './SubmissionsList'

/** `/submissions`: lists the user's submissions of the kind that the address names. */
export function SubmissionsScreen() {
  const { neighbourhood } = useSession()
  return (
    <KindInAddress>
      {(kind, choose) => (
        <Page
          title={copy.title}
          actions={
            <ButtonLink
              variant="primary"
              render={
                <Link
                  to={{ pathname: paths.newSubmission(neighbourhood.id), search: buildKindSearch(kind) }}
                  state={{ submissionType: kind }}
                />
              }
            >
              {copy.newTitle}
            </ButtonLink>
          }
        >
          <Inline gap={2} wraps={false}>
            <KindSwitch kind={kind} labels={copy.kinds} onChoose={choose} />
            <SubmissionsHelp />
          </Inline>
          <SubmissionsList kind={kind} />
        </Page>
      )}
    </KindInAddress>
  )
}

const { label, close, lines } = listCopy.help

function SubmissionsHelp() {
  return (
    <Popover label={label} isLabelHidden title={label} closeLabel={close} align="end">
      <Stack gap={2}>
        {lines.map((line) => (
          <Text key={line} size="sm">
            {line}
          </Text>
        ))}
        <AudienceSection list="submissions" />
      </Stack>
    </Popover>
  )
}
