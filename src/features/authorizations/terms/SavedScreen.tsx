import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { AuthorizationResult } from '@/api/generated/model/authorizationResult'
import type { AuthorizationTerms } from '@/api/generated/model/authorizationTerms'
import type { AuthorizationUpdate } from '@/api/generated/model/authorizationUpdate'
import { sharedPass } from '@/copy/shared-pass'
import { Alert } from '@/design-system/components/Alert/Alert'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { PageWidth } from '@/design-system/components/PageWidth/PageWidth'
import { ResultScreen } from '@/design-system/components/ResultScreen/ResultScreen'
import { Text } from '@/design-system/components/Text/Text'
import { paths } from '@/paths'
import { focusTitle } from '@/patterns/page/focus-title'
import { useDocumentTitle } from '@/patterns/page/use-document-title'
import { useSession } from '@/session/use-session'
import { copy } from './copy'
import type { LotReference } from './use-lot-reference'

export interface SavedAuthorization {
  /** The saved terms. The backend may omit the id of a new authorization. */
  authorization: AuthorizationTerms & { id?: number; property_id: number }
  result: AuthorizationResult
  /** Whether it is an invitation without a free seat. The guests of `unsent` count, because they keep their seats. */
  isFull: boolean
  /** Opens the form of an edited authorization again. A new one is opened by a link, because its form has another address. */
  openForm?: () => void
  /** The second request of a new invitation, which adds the guests of a list, if it failed. */
  unsent?: { lotReference: LotReference; addition: AuthorizationUpdate }
}

export interface SavedScreenProps {
  title: string
  saved: SavedAuthorization
  /** Returns the text that explains the next step to the user. */
  getHint: (saved: SavedAuthorization) => string | undefined
  renderContent: (saved: SavedAuthorization) => ReactNode
  /** The button or link that opens an empty form. */
  newFormAction: ReactNode
  /** Whether the link to the home page is the primary action if there is no QR code to share. */
  isHomePrimary: boolean
}

/** Says that the authorization or invitation is saved. Shows the backend's `rejection_reason`, if any. */
export function SavedScreen(props: SavedScreenProps) {
  const { title, saved, getHint, renderContent, newFormAction, isHomePrimary } = props
  const { qrcode, rejection_reason } = saved.result
  const { authorization } = saved
  useDocumentTitle(title, useSession().neighbourhood.name)
  const actions = (
    <>
      <ButtonLink
        variant={isHomePrimary && qrcode === null ? 'primary' : 'secondary'}
        render={<Link to={paths.home()} />}
      >
        {copy.saved.home}
      </ButtonLink>
      {newFormAction}
    </>
  )
  return (
    <PageWidth width="form">
      <ResultScreen
        tone="success"
        title={title}
        description={getHint(saved)}
        actions={actions}
        ref={focusTitle}
      >
        <Text weight="semibold">
          {copy.saved.summary(authorization.name, sharedPass.days(authorization))}
        </Text>
        {rejection_reason === null ? null : (
          <Alert tone="danger" isLive>
            {rejection_reason}
          </Alert>
        )}
        {renderContent(saved)}
      </ResultScreen>
    </PageWidth>
  )
}
