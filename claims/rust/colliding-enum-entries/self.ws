enum Owner { Self, Other }
