const text = { type: 'string' } as const;
const yesOrNo = { type: 'boolean' } as const;

type Fields = Readonly<Record<string, object>>;

const object = (properties: Fields) => ({ type: 'object', properties }) as const;
const result = (properties: Fields) => ({ schema: object({ Success: yesOrNo, Result: object(properties) }) });

const name = { FirstName: text, LastName: text } as const;
const address = {
  StreetAddress: text,
  PostalCode: { type: 'string', example: '11122' },
  City: text,
  CoAddress: text,
} as const;
const standing = { IsApoPlusAuthenticated: yesOrNo, ElegAuthenticated: yesOrNo, ShouldVerifyEmail: yesOrNo } as const;
const contact = {
  EmailAddress: { type: 'string', example: 'astrid@example.se' },
  MobileNumber: { type: 'string', example: '0701234567' },
} as const;
const reset = { ResetEmailVerificationPeriod: yesOrNo } as const;

export const described = {
  profile: result({
    ...name,
    ...address,
    CellphoneNumber: text,
    Email: text,
    PersonNumber: text,
    ...standing,
    IsPersonNumberExist: yesOrNo,
  }),
  status: result({ CustomerType: { enum: ['guest', 'known'] }, ...standing, IsProfileComplete: yesOrNo }),
  address: result({ ...name, ...address }),
  offers: result({
    IsMember: yesOrNo,
    Level: text,
    Points: { type: 'integer' },
    BonusChecks: { type: 'array', items: { type: 'object' } },
    HasFutureBonusCheck: yesOrNo,
  }),
  fullUpdate: {
    schema: object({
      ...name,
      StreetAddress: text,
      PostCode: text,
      PostOrt: text,
      CoAddress: text,
      ...contact,
      ...reset,
    }),
  },
  reducedUpdate: { schema: object({ ...contact, ...reset }) },
};
