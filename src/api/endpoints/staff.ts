import * as z from 'zod/mini'
import {
  StaffLink,
  StaffMember,
  type StaffBody,
  type StaffChange,
  type StaffSettings,
} from '#contract/access/staff.ts'
import { api } from '#api/api.ts'
import { refreshPerson } from '#api/person.ts'
import { readRecord } from '#api/unwrap.ts'
import { deleting, staleAfter } from '#api/writes.ts'

const WithLink = z.object({ data: StaffMember, link: StaffLink })

/** A person, with the one-time link that was made for them. */
export type WithLink = z.output<typeof WithLink>

type Changing = { id: number; body: StaffChange }

const staffApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStaff: build.query<StaffMember[], void>({
      query: () => '/staff',
      transformResponse: (response) => readRecord(z.array(StaffMember), response),
      providesTags: staleAfter('Staff'),
    }),

    inviteStaff: build.mutation<WithLink, StaffBody>({
      query: (body) => ({ url: '/staff', method: 'POST', body }),
      transformResponse: (response) => WithLink.parse(response),
      invalidatesTags: staleAfter('Staff'),
    }),

    changeStaff: build.mutation<void, Changing>({
      query: ({ id, body }) => ({ url: `/staff/${id}`, method: 'PUT', body }),
      transformResponse: () => undefined,
      // People may change themselves.
      onQueryStarted: (_change, { queryFulfilled }) => queryFulfilled.then(refreshPerson, () => undefined),
      invalidatesTags: staleAfter('Staff'),
    }),

    removeStaff: build.mutation<void, number>({
      query: (id) => deleting(`/staff/${id}`),
      transformResponse: () => undefined,
      invalidatesTags: staleAfter('Staff'),
    }),

    renewStaffLink: build.mutation<WithLink, number>({
      query: (id) => ({ url: `/staff/${id}/link`, method: 'POST' }),
      transformResponse: (response) => WithLink.parse(response),
      invalidatesTags: staleAfter('Staff'),
    }),

    resetStaffTwoStep: build.mutation<void, number>({
      query: (id) => deleting(`/staff/${id}/two-step`),
      transformResponse: () => undefined,
      invalidatesTags: staleAfter('Staff'),
    }),

    changeStaffSettings: build.mutation<void, StaffSettings>({
      query: (body) => ({ url: '/staff_settings', method: 'PUT', body }),
      transformResponse: () => undefined,
      invalidatesTags: staleAfter('Account'),
    }),
  }),
})

export const {
  useListStaffQuery,
  useInviteStaffMutation,
  useChangeStaffMutation,
  useRemoveStaffMutation,
  useRenewStaffLinkMutation,
  useResetStaffTwoStepMutation,
  useChangeStaffSettingsMutation,
} = staffApi
