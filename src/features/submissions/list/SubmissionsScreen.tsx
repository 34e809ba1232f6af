import { Link } from 'react-router-dom'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { paths } from '@/paths'
import { Page } from '@/patterns/page/Page'
import { useSession } from '@/session/use-session'
import { copy } from '../copy'
import { KindInAddress } from '../KindInAddress'
import { KindSwitch } from '../KindSwitch'
import { searchOfKind } from '../kinds'

/** `/submissions`: what the reader filed, of either kind (L2). */
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
                  to={{ pathname: paths.newSubmission(neighbourhood.id), search: searchOfKind(kind) }}
                  state={{ submissionType: kind }}
                />
              }
            >
              {copy.newTitle}
            </ButtonLink>
          }
        >
          <KindSwitch kind={kind} words={copy.kinds} onChoose={choose} />
        </Page>
      )}
    </KindInAddress>
  )
}
