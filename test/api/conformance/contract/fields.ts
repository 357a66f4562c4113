export const timestamps = { created_at: 'timestamp', updated_at: 'timestamp' } as const;
export const dates = { effective_from: 'date', effective_to: 'date' } as const;
export const current = { ...timestamps, is_current: 'boolean' } as const;
export const owner = { user: { target: 'user' }, profile: { target: 'profile' } } as const;
export const bare = (target: string) => ({ target, bare: true }) as const;
export const many = (target: string) => ({ target, many: true }) as const;
export const bareMany = (target: string) => ({ target, many: true, bare: true }) as const;
