type Transportation { id: Integer } endpoint PutIt PUT Transportation /it -> { 200 -> Transportation }
