import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { AuthorizationResult } from '@/api/generated/model/authorizationResult'
import { Alert } from '@/design-system/components/Alert/Alert'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { PageWidth } from '@/design-system/components/PageWidth/PageWidth'
import { ResultScreen } from '@/design-system/components/ResultScreen/ResultScreen'
import { paths } from '@/paths'
import { focusTitle } from '@/patterns/page/focus-title'
import { useDocumentTitle } from '@/patterns/page/use-document-title'
import { useSession } from '@/session/use-session'
import { copy } from './copy'

interface SavedScreenProps {
  title: string
  /** What to do with what was saved. */
  description?: string
  result: AuthorizationResult
  /** The button or link to the next new one. */
  another: ReactNode
  children: ReactNode
}

/** What came of saving an authorization or an invitation, and why part of it does not take effect (P2). */
export function SavedScreen({ title, description, result, another, children }: SavedScreenProps) {
  const { rejection_reason } = result
  useDocumentTitle(title, useSession().neighbourhood.name)
  const actions = (
    <>
      <ButtonLink variant="primary" render={<Link to={paths.home()} />}>
        {copy.saved.home}
      </ButtonLink>
      {another}
    </>
  )
  return (
    <PageWidth width="form">
      <ResultScreen tone="success" title={title} description={description} actions={actions} ref={focusTitle}>
        {rejection_reason === null ? null : (
          <Alert tone="danger" isLive>
            {rejection_reason}
          </Alert>
        )}
        {children}
      </ResultScreen>
    </PageWidth>
  )
}
