import * as z from 'zod/mini'
import {
  Account,
  AccountSession,
  RecoveryCodes,
  TwoStepKey,
  type PasswordChange,
  type Proof,
} from '#contract/access/account.ts'
import { api } from '#api/api.ts'
import { refreshPerson } from '#api/person.ts'
import { readRecord } from '#api/unwrap.ts'
import { deleting, staleAfter } from '#api/writes.ts'

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccount: build.query<Account, void>({
      query: () => '/account',
      transformResponse: (response) => readRecord(Account, response),
      providesTags: staleAfter('Account'),
    }),

    renameAccount: build.mutation<void, string>({
      query: (name) => ({ url: '/account', method: 'PUT', body: { name } }),
      transformResponse: () => undefined,
      onQueryStarted: (_name, { queryFulfilled }) => queryFulfilled.then(refreshPerson, () => undefined),
      invalidatesTags: [...staleAfter('Account'), ...staleAfter('Staff')],
    }),

    prove: build.mutation<void, Proof>({
      query: (body) => ({ url: '/account/prove', method: 'POST', body }),
      transformResponse: () => undefined,
    }),

    changePassword: build.mutation<void, PasswordChange>({
      query: (body) => ({ url: '/account/password', method: 'PUT', body }),
      transformResponse: () => undefined,
      invalidatesTags: [...staleAfter('Account'), 'Session'],
    }),

    listSessions: build.query<AccountSession[], void>({
      query: () => '/account/sessions',
      transformResponse: (response) => readRecord(z.array(AccountSession), response),
      providesTags: ['Session'],
    }),

    endSession: build.mutation<void, string>({
      query: (id) => deleting(`/account/sessions/${id}`),
      transformResponse: () => undefined,
      invalidatesTags: ['Session'],
    }),

    endOtherSessions: build.mutation<void, void>({
      query: () => deleting('/account/sessions'),
      transformResponse: () => undefined,
      invalidatesTags: ['Session'],
    }),

    startTwoStep: build.mutation<TwoStepKey, void>({
      query: () => ({ url: '/account/two-step', method: 'POST' }),
      transformResponse: (response) => readRecord(TwoStepKey, response),
    }),

    confirmTwoStep: build.mutation<RecoveryCodes, string>({
      query: (code) => ({ url: '/account/two-step/confirm', method: 'POST', body: { code } }),
      transformResponse: (response) => readRecord(RecoveryCodes, response),
      onQueryStarted: (_code, { queryFulfilled }) => queryFulfilled.then(refreshPerson, () => undefined),
      invalidatesTags: (_result, error) => (error ? [] : [...staleAfter('Account'), ...staleAfter('Staff')]),
    }),

    makeRecoveryCodes: build.mutation<RecoveryCodes, void>({
      query: () => ({ url: '/account/two-step/codes', method: 'POST' }),
      transformResponse: (response) => readRecord(RecoveryCodes, response),
      invalidatesTags: staleAfter('Account'),
    }),

    turnOffTwoStep: build.mutation<void, void>({
      query: () => deleting('/account/two-step'),
      transformResponse: () => undefined,
      invalidatesTags: [...staleAfter('Account'), ...staleAfter('Staff')],
    }),
  }),
})

export const {
  useGetAccountQuery,
  useRenameAccountMutation,
  useProveMutation,
  useChangePasswordMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useStartTwoStepMutation,
  useConfirmTwoStepMutation,
  useMakeRecoveryCodesMutation,
  useTurnOffTwoStepMutation,
} = accountApi
